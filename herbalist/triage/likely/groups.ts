// The groups of dangers that the learned part can suspect, each with the reviewed words of which one must stand in the question before
// a "check first" line may be shown.
import { stem } from "../../language/stem.ts";

export type LikelyGroup = {
  id: string;
  /** Ids of the named dangers that belong to it. */
  dangers: readonly string[];
  /** Stems. */
  vocabulary: ReadonlySet<string>;
  /** When help should be called: "there is chest pain or short breath now". */
  check: string;
};

const list = (words: string) => words.split(" ");
const stems = (words: string) => new Set(list(words).map(stem));

export const likelyGroups: readonly LikelyGroup[] = [
  {
    id: "crisis",
    dangers: list("suicide self-harm deadly-means despair harm-to-others violence"),
    vocabulary: stems(
      "die dead death kill suicide suicidal unalive end life live alive goodbye hopeless pointless worthless useless burden rope tie hang noose blade razor poison overdose tablet pill jump gun disappear exist anymore forever hurt cut scar mark starve hate alone empty nobody wish world point purpose myself himself herself beat lash rape force threaten bruise afraid",
    ),
    check: "you, or someone near you, may be hurt or may not want to go on",
  },
  {
    id: "heart",
    dangers: list("chest-pain heart-attack tearing-pain heart-rhythm high-pressure low-pressure"),
    vocabulary: stems(
      "chest heart breastbone breast sternum rib jaw arm shoulder squeeze squeezing tight tightness pressure heavy heaviness crushing crush band weight sweat sweating clammy cold grey pale palpitation flutter fluttering racing race pound pounding beat skip pulse faint angina nitro pacemaker stent tearing ripping breathless collapse",
    ),
    check: "there is chest pain or pressure, cold sweat, fainting or short breath now",
  },
  {
    id: "breathing",
    dangers: list("clot-lung breathing asthma choking bad-air drowning strangling"),
    vocabulary: stems(
      "breath breathless air oxygen froth bark gasp wheeze whistle pant panting choke throat windpipe lung lungs blue lips suck sucking ribs nostril pump inhaler asthma stridor grunt grunting suffocate smoke gas fumes carbon generator drown drowning water swallow stuck speak sentence puff puffing tight",
    ),
    check: "breathing is hard, noisy or fast, or the lips look blue now",
  },
  {
    id: "brain",
    dangers: list(
      "stroke worst-headache sight-loss fits unconscious confusion collapse spreading-weakness lockjaw",
    ),
    vocabulary: stems(
      "stroke face mouth droop drooping twist crooked slur slurred speech talk words arm leg side weak weakness numb numbness paralyse headache head thunderclap vision sight blind see double fit fits seizure convulsion shake shaking jerk jerking stiff unconscious wake respond answer faint collapse blackout confuse confused drowsy stare staring balance dizzy",
    ),
    check: "one side is weak, speech or sight is lost, or someone is confused, fitting or hard to wake now",
  },
  {
    id: "bleeding",
    dangers: list("heavy-bleeding vomiting-blood coughing-blood passing-blood thin-blood"),
    vocabulary: stems(
      "blood bleed bleeding bloody clot platelet soak soaked soaking spurt spurting gush gushing pour pouring drip vomit cough stool black tar tarry coffee toilet pad pads nose nosebleed gum gums warfarin thinner pale faint dizzy red pool towel cloth pass passing stop",
    ),
    check: "blood keeps coming, is vomited or coughed up, or the stool is black now",
  },
  {
    id: "belly",
    dangers: list("belly urine-blocked testicle"),
    vocabulary: stems(
      "belly stomach abdomen abdominal tummy gut navel groin flank hard rigid board swollen swell bloat distended vomit vomiting green bile stool gas pass appendix appendicitis hernia lump testicle ball balls scrotum urine pee piss bladder tender doubled curl sudden severe right lower twist twisted blocked",
    ),
    check: "the belly is hard, the pain is strong and constant, or nothing passes now",
  },
  {
    id: "poison",
    dangers: list("poison overdose poison-food snake-bite scorpion"),
    vocabulary: stems(
      "poison swallow drink eat bleach kerosene gramoxone paraquat weedkiller pesticide spray acid battery magnet coin tablet pill overdose panadol paracetamol methanol rum alcohol berry seed bean mushroom insecticide mothball fentanyl morphine bait sip chew fish puffer cassava snake bite fang labaria bushmaster scorpion sting spider venom bottle drool twitch vomit child toddler",
    ),
    check: "something harmful was swallowed or a snake or scorpion has struck",
  },
  {
    id: "injury",
    dangers: list(
      "deep-wound burn electric-shock broken-limb accident cold head-injury spine eye-chemical eye-stuck",
    ),
    vocabulary: stems(
      "fall fell accident crash car truck minibus motorbike bike hit head skull neck back spine bone broken break fracture bend crooked cut deep wound gash chop cutlass saw nail stab shot knife finger toe hand foot burn burnt scald fire flame hot oil boiling blister skin electric shock wire current eye splash crush numb",
    ),
    check: "the wound is deep, a bone looks crooked, the burn is large, or the head or neck was struck",
  },
  {
    id: "infection",
    dangers: list(
      "fever-danger sickle drying-out heat-stroke flesh-infection meningitis newborn-fever newborn-ill limp-child rabies",
    ),
    vocabulary: stems(
      "fever hot temperature shiver shivering rigor chills rash spots purple stiff neck light baby infant newborn child limp floppy drowsy sleepy feed feeding suck nappy diaper wet dry sunken soft fontanelle tears urine diarrhoea runny vomit dehydrated sickle crisis malaria dengue typhoid leptospirosis sepsis infection spreading red pus smell yellow jaundice heat sun confused",
    ),
    check: "there is fever with drowsiness, a stiff neck, spots, or a baby who will not feed now",
  },
  {
    id: "allergy",
    dangers: list("allergy sting-in-mouth many-stings"),
    vocabulary: stems(
      "allergy allergic reaction swell swelling swollen lip lips tongue face eye throat mouth hives welts rash itch itching bump bumps red peanut nut shrimp prawn crab fish egg bee wasp marabunta ant sting stung penicillin antibiotic injection epipen close closing tight hoarse voice wheeze faint",
    ),
    check: "lips, tongue or throat swell, or breathing is tight now",
  },
  {
    id: "pregnancy",
    dangers: list("pregnancy-bleeding pregnancy-pressure baby-still labour after-birth pregnancy-pain"),
    vocabulary: stems(
      "pregnant pregnancy expecting week weeks month months trimester womb baby bump belly movement move moving kick kicking bleed bleeding blood spotting clot water waters break broke leak leaking gush contraction labour push cord birth deliver delivered delivery placenta afterbirth miscarriage swollen swell headache vision pressure period late due midwife",
    ),
    check: "there is bleeding, strong pain, bad headache, leaking water or a still baby now",
  },
  {
    id: "sugar",
    dangers: list("high-sugar low-sugar long-illness"),
    vocabulary: stems(
      "sugar diabetic diabetes insulin glucose glucometer meter reading metformin hypo low high ketone ketones fruity sweet breath thirst thirsty pee urine shaky shake shaking sweat sweating tremble confused drowsy weak vomit deep fast unit units dose skip missed dialysis kidney steroid prednisone adrenal addison",
    ),
    check: "the sugar reads very low or very high, or there is shaking, confusion or vomiting with it now",
  },
];

const byDanger = new Map(likelyGroups.flatMap((group) => group.dangers.map((id) => [id, group] as const)));

/** None for the two general dangers and for urgent ones. */
export function groupOfDanger(id: string): LikelyGroup | undefined {
  return byDanger.get(id);
}
