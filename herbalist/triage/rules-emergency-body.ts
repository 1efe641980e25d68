// Help first: bleeding, poison, babies, pregnancy, belly, burns and injury.
import { emergency, type TriageRule } from "./rule.ts";

const dull = ["drowsy", "confused", "unconscious", "faint"];
const baby3 = ["who:under-3-months"];
const little = ["who:baby", "who:child"];
const hot = ["fever", "temperature-raised"];

export const bodyRules: readonly TriageRule[] = [
  emergency("head-bleeding", "bleeding from the head", "injury", [["head-bleeding"]]),
  emergency("baby-drying", "a baby with diarrhoea or vomiting who will not drink", "dehydration", [
    ["who:baby"],
    ["diarrhoea", "vomiting"],
    ["not-drinking", "baby-not-feeding"],
  ]),
  emergency("snake-told", "a snake bite", "snake", [["snake-word"], ["bitten"]]),
  emergency("pain-fever-yellow", "strong pain with fever and yellow eyes", "belly", [
    ["severe"],
    ["fever", "temperature-raised"],
    ["jaundice"],
  ]),
  emergency("ate-risky", "illness after eating something that may be poisonous", "poison", [
    ["ate-risky"],
    [
      "vomiting",
      "sweating",
      "dizzy",
      "belly-pain",
      "diarrhoea",
      "drowsy",
      "confused",
      "who:child",
      "who:baby",
    ],
  ]),
  emergency("hit-by-vehicle", "being hit by a vehicle", "injury", [["hit-by-vehicle"]]),
  emergency("accident-still", "an accident after which someone cannot move", "injury", [
    ["accident", "head-injury", "hit-by-vehicle"],
    ["cannot-move", "drowsy", "breathless", "belly-pain", "chest-pain"],
  ]),
  emergency("blood-ear", "blood from the ear", "injury", [["ear-blood"]]),
  emergency("vomit-blood", "vomiting blood", "bleeding", [["vomit-blood"]]),
  emergency("cough-blood", "coughing up blood", "bleeding", [["cough-blood"]], ["cough-blood-streak"]),
  emergency("black-stool", "black, tarry stool, which is blood", "bleeding", [["stool-black"]]),
  emergency("stool-blood", "passing blood", "bleeding", [["stool-blood"]], ["mild-blood"]),
  emergency("heavy-bleed", "bleeding that does not stop", "bleeding", [["heavy-bleed"]]),
  emergency("deep-wound", "a deep wound", "bleeding", [["deep-wound"]]),
  emergency("flooding", "very heavy bleeding", "bleeding", [
    ["heavy-period"],
    ["faint", "dizzy", "heavy-bleed", "who:pregnant"],
  ]),
  emergency("poison", "swallowing something poisonous", "poison", [
    ["swallowed-chemical", "swallowed-plant"],
  ]),
  emergency("overdose", "poisoning or an overdose", "poison", [["poisoned", "many-tablets"]]),
  emergency("ate-and-ill", "illness after eating something that may be poisonous", "poison", [
    ["ate-something"],
    ["pupils", "confused", "fits", "breathless", "drowsy", "faint", "palpitations"],
  ]),
  emergency("child-tablets", "a child who swallowed medicine", "poison", [
    ["child-tablets"],
    ["who:baby", "who:child"],
    ["got-into"],
  ]),
  emergency("pupils", "signs of poisoning", "poison", [
    ["pupils"],
    ["ate-something", "who:child", "who:baby"],
  ]),
  emergency("lockjaw", "a locked jaw, which can be tetanus", "general", [["lockjaw"]]),
  emergency("snake", "a snake bite", "snake", [["snake-bite"]]),
  emergency("scorpion", "a scorpion sting", "snake", [["scorpion"]]),
  emergency("meningitis", "fever with a stiff neck", "general", [
    ["stiff-neck"],
    [...hot, "headache", "light-hurts", "vomiting", "purple-rash"],
  ]),
  emergency("purple-rash", "fever with purple spots", "general", [["purple-rash"], hot]),
  emergency("light-and-fever", "fever with light hurting the eyes and a bad head", "general", [
    ["light-hurts"],
    hot,
    ["severe-headache", "stiff-neck", "drowsy"],
  ]),
  emergency("dry-baby", "a baby or child who is drying out", "dehydration", [
    ["diarrhoea", "vomiting", "fever", "not-drinking"],
    ["sunken-eyes", "no-urine", ...dull],
    little,
  ]),
  emergency("dried-out", "losing too much water", "dehydration", [
    ["diarrhoea", "vomiting"],
    ["sunken-eyes", "no-urine", "drowsy", "confused", "faint"],
  ]),
  emergency("young-baby-fever", "fever in a baby under three months", "baby", [
    baby3,
    [...hot, "temperature-low"],
  ]),
  emergency("young-baby-ill", "a very young baby who is not feeding or is limp", "baby", [
    baby3,
    [
      "not-drinking",
      "baby-not-feeding",
      "drowsy",
      "vomiting",
      "diarrhoea",
      "blue-lips",
      "jaundice",
      "sunken-eyes",
    ],
  ]),
  emergency("limp-child", "a child who is floppy, very drowsy or hard to wake", "unconscious", [
    little,
    ["drowsy"],
    [...hot, "vomiting", "diarrhoea", "rash", "head-injury", "not-drinking", "breathless", "swallowed-plant"],
  ]),
  emergency("fontanelle", "a soft spot that bulges or sinks", "baby", [["who:baby"], ["fontanelle"]]),
  emergency("pregnant-bleeding", "bleeding in pregnancy", "pregnancy", [
    ["who:pregnant"],
    ["clots", "any-blood", "bleeding", "heavy-bleed", "miscarriage", "heavy-period", "stool-blood"],
  ]),
  emergency("pregnant-head", "bad headache, swelling or eye trouble in pregnancy", "pregnancy", [
    ["who:pregnant"],
    ["severe-headache", "vision-trouble", "thunderclap", "face-swelling", "hand-swelling", "pressure-raised"],
  ]),
  emergency("pregnant-headache-swelling", "headache with swelling in pregnancy", "pregnancy", [
    ["who:pregnant"],
    ["headache"],
    ["swelling", "vomiting", "pressure-over-140", "belly-pain", "pressure-high"],
  ]),
  emergency("pregnant-still", "a baby in the womb who moves less or not at all", "pregnancy", [
    ["no-movement"],
  ]),
  emergency("cord", "the cord or the waters coming", "pregnancy", [["cord", "waters-broke"]]),
  emergency("after-birth", "bleeding or illness after a birth", "pregnancy", [
    ["postpartum"],
    [
      "heavy-period",
      "heavy-bleed",
      "fever",
      "temperature-raised",
      "severe-headache",
      "faint",
      "breathless",
      "confused",
    ],
  ]),
  emergency("pregnant-pain", "strong belly pain in pregnancy", "pregnancy", [
    ["who:pregnant"],
    ["belly-severe", "waters-broke"],
  ]),
  emergency("miscarriage", "signs of losing a pregnancy", "pregnancy", [
    ["miscarriage"],
    ["bleeding", "belly-pain", "who:pregnant", "severe"],
  ]),
  emergency(
    "ectopic",
    "a late period with strong pain, which can be a pregnancy outside the womb",
    "pregnancy",
    [["late-period"], ["belly-severe", "faint", "dizzy"]],
  ),
  emergency("ectopic-bleed", "a late period with one-sided pain and bleeding", "pregnancy", [
    ["late-period"],
    ["belly-pain", "flank-pain"],
    ["bleeding"],
  ]),
  emergency("belly", "severe belly pain", "belly", [["belly-severe"]], ["period-pain"]),
  emergency("belly-block", "a belly that may be blocked", "belly", [["belly-blocked"], ["vomiting"]]),
  emergency("urine-block", "not being able to pass urine", "general", [["cannot-urinate"]]),
  emergency("testicle", "sudden pain or swelling of a testicle", "general", [
    ["testicle"],
    ["severe", "swelling", "belly-pain", "vomiting", ...little],
  ]),
  emergency("burn", "a serious burn", "burn", [["burn-bad"]]),
  emergency("limb", "a limb that is cold, blue or numb after an injury", "injury", [["limb-dead"]]),
  emergency("open-fracture", "a broken bone through the skin", "injury", [["open-fracture"]]),
  emergency("misshapen", "a limb out of shape or torn", "injury", [["misshapen"]]),
  emergency("accident", "an accident with bleeding", "injury", [
    ["accident", "head-injury"],
    ["bleeding", "head-bleeding"],
  ]),
  emergency("skin-peeling", "peeling skin with fever", "general", [
    ["skin-peeling"],
    ["fever", "temperature-raised"],
  ]),
  emergency("fever-bleeding", "fever with bleeding", "general", [
    ["fever", "temperature-raised", "fever-named"],
    ["nosebleed", "gum-bleed", "heavy-bleed", "bleeding"],
  ]),
  emergency("head-injury", "a blow to the head with danger signs", "injury", [
    ["head-injury"],
    [
      "vomiting",
      ...dull,
      "fits",
      "vision-trouble",
      "severe-headache",
      "bleeding",
      "heavy-bleed",
      "one-side-weak",
      "speech",
    ],
  ]),
  emergency("drowning", "drowning, hanging or electric shock", "unconscious", [["drowning"]]),
  emergency("spine", "back pain with numbness or loss of control", "injury", [
    ["back-pain"],
    ["incontinence"],
  ]),
  emergency("sickle", "a sickle cell crisis with danger signs", "general", [
    ["sickle"],
    ["chest-pain", "breathless", "severe", "fever", "temperature-raised", "one-side-weak"],
  ]),
  emergency("fever-dull", "fever with confusion or drowsiness", "general", [hot, dull]),
  emergency("fever-extreme", "a dangerously high temperature", "general", [["temperature-extreme"]]),
  emergency("weak-immunity", "fever while treatment keeps the defences low", "general", [
    hot,
    ["immune-low"],
  ]),
  emergency("eye-chemical", "something harmful in the eye", "eye", [["eye-chemical"]]),
];
