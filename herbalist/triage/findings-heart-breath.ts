// Heart and breathing.
import type { FindingDefinition } from "./finding.ts";

export const heartAndBreath: readonly FindingDefinition[] = [
  {
    id: "pressing",
    any: [
      "crush|crushing|squeezing|tight|heavy > sensation|feeling|feel /2",
      "feel > crush|crushing|squeeze /2",
    ],
  },
  {
    id: "chest-pain",
    any: [
      "$chest & $pain",
      "$chest & $press /4",
      "$chest & pressure /2",

      "heart > $pain /3",
      "heart & squeeze|grip|clutch|grab|heavy /3",
      "band > $chest /2",
      "angina",
      "elephant > $chest /2",
      "sit|weight|stone > $chest /2",
    ],
    unless: [
      "chest > muscle|muscles /1",
      "heart > burn /1",
      "tight|heavy > phlegm|mucus /2",
      "blister|blisters|shingles|pimple|pimples|sunburn & $chest /6",
    ],
  },
  { id: "chest-pain-cough", any: ["$chest & $pain & cough|sneeze /8", "$chest & sore & cough /8"] },
  {
    id: "chest-wall",
    any: ["$chest & $pain & lift|lifting|exercise|gym|strain|pulled|touch|bruise|knock /9"],
    unless: ["sweat|breath|breathless|arm|jaw|faint /12"],
  },
  {
    id: "heart-attack",
    any: ["heart_attack"],
    unless: [
      "would > heart_attack /4",
      "heart_attack > =of /1",
      "have|has > heart_attack > if|when /1",
      "plate|bill|price|grill|movie|scene|drill|pretend|run_in|diet|prevent|good_for|healthy /6",
      "give|gave|nearly|almost|mini > heart_attack /3",
    ],
  },
  { id: "sweating", any: ["sweat", "clammy", "~coldsweat", "cold > sweat /1", "soak > sweat /3"] },
  {
    id: "breathless",
    any: [
      "suck|sucking|pull|draw > in|under > rib|ribs /3",
      "breath & hard|slow|difficult|tough|shallow|struggle|strange|noisy|fast|funny|trouble /2",
      "breath > bad|worse /2",
      "barely > breath|talk /2",
      "cannot > draw|catch|pull > breath|wind /2",
      "cannot > say|speak|talk|get > sentence|sentences /3",
      "only > say|speak|talk|type|get > one|two|few|couple > word|words /3",
      "short_breath|shortness_breath|short_wind|breathless|gasp|suffocate|asphyxiate|smother",
      "cannot > breath /4",
      "not > breath /1",
      "not > able|get|getting > breath|air /2",
      "cannot|not > catch > breath|wind /3",
      "struggle|fight|trouble|difficulty|hard|problem|labour|labor > breath|air /2",
      "breath > hard|fast|short|heavy|noisy|difficult|trouble|shallow|rapid|bad|struggle|stop /3",
      "noisy|fast|rapid|laboured|labored|heavy|hard > breath /1",
      "stop > breath /2",

      "cannot > finish|complete > sentence|word /4",
      "wind > short|cut /2",

      "chest|rib|skin|neck|throat|belly > suck|pull > in /2",
      "out > breath /1",
      "more > breathless /1",
      "breath > cut /2",
      "breath > not > come|enough /4",
      "not > enough > air /3",
    ],
    unless: [
      "suffocate & sinus|stuffy|stuff|nose /5",
      "suffocate > heat /1",
      "laugh > breath /6",
      "nose|nostril|sinus|stuffy > breath /6",
      "breath > nose|nostril /4",
      "~nosebreath",
      "not > trouble|difficulty|problem|hard > breath /4",
      "not > breath > trouble|problem|difficulty|issue|issues|pain /3",
      "breath > exercise /3",
      "dress|jeans|excitement|pretty|wedding|office|kaieteur|grass|pork|rice|lid|mosquito|garlic|smell|bitters|joy /5",
      "fire|morning > breath /3",
      "bad > breath > remedy|morning|smell /4",
      "breathless > view|views|beauty|photo /2",
      "bad_breath > smell|mouth /6",
      "mouth > bad_breath /4",
      "when|after > run|jog|climb|exercise|workout|stair|hill /4",
      "climb|run|exercise|stair|walk|hill & breath|breathless /5",
    ],
  },
  {
    id: "breathless-effort",
    any: [
      "short > breath > walking|walk > toilet|bathroom|kitchen|room /5",
      "climb|run|exercise|stair|walk|hill & breath|breathless|short_breath|short_wind /6",
    ],
  },
  {
    id: "breathless-lying",
    any: [
      "lie|lying|flat|bed|night > breath|breathless|short_breath|short_wind /2",

      "short_wind|breathless & foot|leg|ankle > swell /2",
    ],
  },
  {
    id: "wheeze",
    any: ["wheeze|=whizzing|whistle > breath|chest /3", "wheeze|wheezing|=whizzing"],
    unless: ["car|engine|dog|fan|pipe /2"],
  },
  {
    id: "blue-lips",
    any: [
      "blue > =bit|while|lips|and > cried|cry|vomit|gurgly|gurgling|breath /2",
      "gurgly|gurgling|gurgle > blue /2",
      "lip|face|tongue|mouth|fingernail|nail|skin|baby|child & blue|purple|grey|gray /3",
      "turn > blue /2",
      "going|went|gone > blue /2",
    ],
    unless: [
      "eat|ate|drink|drank|suck > jamoon|sorrel|grape|beet|candy|popsicle|sweetie|berry /4",
      "berry|paint|dye|pen|tablet|pump|pill|bruise|spot|bath|toe|smash|hammer|flower|eye /4",
    ],
  },
  {
    id: "asthma-attack",
    any: [
      "asthma > attack|bad|worse|act /3",
      "pump|inhaler|puffer|nebuliser|nebulizer > not|finish|empty|done /3",
      "attack > asthma /2",
    ],
  },
  {
    id: "pump-fails",
    any: [
      "asthma_attack & have|having|happening|now|right|bad|happen /3",
      "pump|inhaler|puffer|ventolin|nebuliser|nebulizer > not|finish|empty|done|fail /2",
      "not > pump|inhaler|puffer /2",
    ],
  },
  {
    id: "arm-jaw",
    any: [
      "$arm & $pain /3",
      "$arm & numb|tingle|tingling|heavy|weak|dead|die /3",
      "$jaw & $pain|tight|numb /4",
      "spread|run|radiate|go|shoot|travel|move|come > $arm|$jaw|neck|shoulder /4",
      "spread|radiate|shoot|travel > back /3",
      "left_arm",
    ],
    unless: [
      "lift|lifting|carry|bag|injection|vaccine|exercise|knock|bruise|sprain|cut|chop /6",
      "boil|abscess|lump|bump|pimple|rash|cyst & under|armpit > $arm /6",
      "~asleep",
    ],
  },
  {
    id: "faint",
    any: [
      "faint|fainted",
      "pass|passed > out /1",
      "black|blackout > out /1",
      "blackout|syncope",
      "knock > out /2",
      "fall > out /1",
      "drop > down /1",
      "~oneside & keel",
    ],
    unless: [
      "fall > out > over|with /2",
      "plant|leaf|leaves|bush|flower > faint /3",
      "pass|passed > out > certificate|certificates|flyer|flyers|gift|gifts|books /3",
      "knock > out > drink|tea|herb|bed /3",
      "knock > out > a|the|this|that|my|it /1",
      "faint > smell|line|taste|price|cost /2",
      "blackout & fridge|current|power|gpl|food|generator|insulin|freezer|candle /8",
      "rain|price|tree > fall /2",
      "hair|tooth|filling > fall > out /3",
      "fall > down > stair|step /4",
      "so|too > bitter|sour|spicy|hot|peppery|funny|expensive|stink|smell > nearly|almost|could & pass|faint|drop|fall /6",
    ],
  },
  { id: "dizzy", any: ["dizzy", "head > spin|turn|light /2", "light > head /1", "vertigo"] },
  {
    id: "palpitations",
    any: [
      "heart|heartbeat|chest & jump|jumping|thump|thumping|leap|leaping|flip|hammer|hammering /4",
      "palpitation",
      "heart > drum|gallop|hoof|burst_out /4",
      "heart|heartbeat|pulse & race|racing|fast|flutter|pound|skip|irregular|gallop /4",
    ],
  },
];
