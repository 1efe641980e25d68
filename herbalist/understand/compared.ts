// Whether a question sets a plant against a medicine: "is sorrel stronger than losartan" asks which does more, and mixes nothing.

const comparison =
  /\b(?:stronger|weaker|better|safer|worse|milder|gentler|faster) than\b(?! (?:yesterday|before|last|usual|ever|i|me|he|she|we|they|this|that|it)\b)|\bas (?:strong|good|effective|safe|powerful|well) as\b|\b(?:thins?|lowers?|works?|acts?|helps?|does|do|kills?|eases?|fights?|just) (?:(?:the|my|me|your|blood|pressure|sugar|pain|much|same|it|this|job|germs?|infection|cholesterol|fever) )*like\b/;

export const comparesTwo = (source: string): boolean => comparison.test(source.toLowerCase());
