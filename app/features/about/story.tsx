// The founder's story, in the founder's voice. It states what is known and invents no people, places or
// dates.
import { Compass, HeartHandshake, type LucideIcon, Sprout } from "lucide-react";
import { classNames } from "#app/ui/class-names.ts";
import { Plate } from "#app/ui/plate.tsx";

type Chapter = {
  title: string;
  icon: LucideIcon;
  /** A plant that illustrates the chapter. */
  plant: { id: string; name: string };
  paragraphs: readonly string[];
};

export const chapters: readonly Chapter[] = [
  {
    title: "The Journey Begins",
    icon: Sprout,
    plant: { id: "sweet-broom", name: "sweet broom" },
    paragraphs: [
      "I am Guyanese, and I live with high blood pressure. It makes no sound, it asks for patience every day, and it made me think again about what I take and why.",
      "That is how I returned to our traditional remedies: the bush teas, the bitter leaves, the pot put on before anybody speaks of a pharmacy. They are part of who we are.",
      "But a leaf that does something can also do harm. A tea that brings pressure down may bring it too far down beside a tablet that does the same. For somebody in my place that is not a small question, and the answers were hard to find in one place.",
    ],
  },
  {
    title: "The Mission",
    icon: Compass,
    plant: { id: "lemongrass", name: "lemongrass" },
    paragraphs: [
      "I want to help Guyanese reconnect with herbal healing, and to do it safely. Those two words belong together.",
      "So every plant here comes with the names we call it by, how it has been used, what research has found and what it has not, and who should leave it alone. The warnings are not small print. They are the point.",
      "Nothing here takes the place of a doctor. Tell yours what you drink, and leave out no medicine because of a tea. That is what safely means.",
    ],
  },
  {
    title: "A Community Resource",
    icon: HeartHandshake,
    plant: { id: "breadfruit", name: "breadfruit" },
    paragraphs: [
      "This knowledge is not mine. It comes from Amerindian, African, Indian, Chinese and Portuguese households, and from everybody who ever broke a branch over the fence for a neighbour.",
      "Bush Tea is a community resource created by Guyanese, for Guyanese, at home and abroad. It is free, it sells nothing, and it needs no account to read.",
      "If something is wrong or missing, say so at the foot of the plant's page. That is how it gets better.",
    ],
  },
];

export function Story() {
  return (
    <div className="grid gap-6 sm:gap-8">
      {chapters.map(({ title, icon: Icon, plant, paragraphs }, index) => (
        // The later chapters are below the first screen, and their pictures are fetched after the first one.
        <div
          key={title}
          className={index > 0 ? "second-frame [contain-intrinsic-block-size:44rem]" : undefined}
        >
          <article
            className={classNames(
              "grid overflow-hidden rounded border border-line bg-raised",
              index % 2 === 0
                ? "sm:grid-cols-[13rem_1fr] lg:grid-cols-[20rem_1fr]"
                : "sm:grid-cols-[1fr_13rem] lg:grid-cols-[1fr_20rem]",
            )}
          >
            <Plate
              src={`/plates/${plant.id}.webp`}
              alt={`Botanical drawing of ${plant.name}`}
              sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 13rem, 200px"
              fill
              priority={index === 0}
              className={classNames(
                "max-sm:aspect-4/3 max-sm:border-b border-line",
                index % 2 === 1 && "sm:order-2",
              )}
            />
            <div className="p-5 sm:p-8">
              <h2 className="flex items-center gap-3 text-2xl sm:text-3xl">
                <Icon aria-hidden className="size-7 shrink-0 text-forest" />
                {title}
              </h2>
              <div className="measure mt-4 grid gap-3 lg:text-lg">
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </div>
          </article>
        </div>
      ))}
    </div>
  );
}
