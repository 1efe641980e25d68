// How a medicine is spoken of that somebody leaves off: to take less of it is a wish to replace it in part; that it was stopped some time ago,
// or that something may stop it working, is none.

const medicine = "(?:MEDICINE|tablets?|pills?|medicines?|medication|insulin|injection|dose)";
const own = "(?:(?:on|the|my|me|his|her|she|he|our|of|amount|number|down|back|out|dose|a|little) )*";

const less = new RegExp(
  String.raw`\b(?:cut|halve|reduce|lessen|take less|use less|drink less|(?:take|use|drink) half)(?: ${own}|\s)${medicine}\b|\b(?:can|could|should|may|must) (?:\S+ ){0,2}(?:lower|drop|half) ${own}${medicine}\b|\b${medicine} (?:in|by) half\b`,
);

/** "can I cut down my metformin if I drink corilla" */
export const isToTakeLess = (sentence: string): boolean => less.test(sentence);

const stopped =
  /\b(?:after|since) (?:(?:i|me|we|he|she|they|my \w+|you) )?(?:stopp(?:ed|ing)|(?:come|came|coming) off|finish(?:ed|ing)|left off|leaving off)\b|\bhow long (?:\S+ ){0,3}stop\b|\b(?:stop|stopped|finish|finished|came off|come off|left off) (?:\S+ ){1,4}(?:last (?:week|month|year|night)|yesterday|(?:\S+ ){0,2}(?:days?|weeks?|months?|years?) (?:ago|now|back)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\b(?:i|me|we|he|she|they) (?:(?:just|done|already) )?(?:stopped|finished) (?:(?:my|me|his|her|the) )?\S+ (?:(?:and|now|so) )*(?:can|could|may|should|when|is it)\b/;
const inItsPlace =
  /\b(?:instead|in place|replace|so (?:i|me|he|she|we)|(?:be)?cause|wean|better than|(?:can|could|should|may) (?:i|me|he|she|we) (?:stop|leave|drop|quit))\b/;

/** "I stopped lisinopril last week, can I drink soursop tea now": what was stopped is told, and something else is asked. */
export const wasStoppedBefore = (source: string): boolean => stopped.test(source) && !inItsPlace.test(source);

const failing =
  /\b(?:stops?|stopping|keeps?|prevents?|blocks?) (?:(?!and\b)\S+ ){1,4}?(?:(?:from|to) )?(?:working?|works|fail(?:ing)?|acting|doing (?:its|their|the) (?:work|job))\b/;

/** "does bush tea stop the pill from working": whether it fails is asked. */
export const isOfFailing = (source: string): boolean => failing.test(source);
