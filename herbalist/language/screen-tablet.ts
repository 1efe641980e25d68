// A tablet with a screen is no medicine: "my tablet wrote wrong", "the tablet turns the picture sideways".

const ofScreen =
  /\b(?:screen|pictures?|sideways|wifi|charg(?:e|er|ing)|apps?|download\w*|typing|typed|wrote|autocorrect|listening|keyboard|youtube|samsung|android|password|video|looking (?:down|dung))\b/;
const ofMedicine =
  /\b(?:tak(?:e|es|en|ing)|took|tek|swallow\w*|drink|drank|mg|doctor|nurse|clinic|pharmac\w+|dose|overdose|bottle of|all (?:my|the|de))\b/;

export function withScreensNamed(source: string): string {
  return /\btablets?\b/.test(source) && ofScreen.test(source) && !ofMedicine.test(source)
    ? source.replace(/\btablet(s?)\b/g, "ipad$1")
    : source;
}
