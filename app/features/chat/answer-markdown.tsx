// Renders an answer's Markdown, restricted to headings, paragraphs, bold, italic, lists and links.
import type { ComponentProps } from "react";
import Markdown, { type Components, defaultUrlTransform } from "react-markdown";
import { Link } from "react-router";
import { textLink } from "#app/ui/text-link.ts";

const allowed = ["h1", "h2", "h3", "h4", "h5", "h6", "p", "strong", "em", "ul", "ol", "li", "a", "br"];

/** The answer is under an h3, so all of its own headings become h4. */
function Heading({ children }: ComponentProps<"h4">) {
  return <h4 className="pt-2 font-title text-xl">{children}</h4>;
}

function Anchor({ href = "", children }: ComponentProps<"a">) {
  if (/^\/(?!\/)/.test(href)) {
    return (
      <Link to={href} className={textLink}>
        {children}
      </Link>
    );
  }
  return href === "" ? (
    <span>{children}</span>
  ) : (
    <a href={href} rel="noopener noreferrer nofollow" className={textLink}>
      {children}
    </a>
  );
}

const components: Components = {
  h1: Heading,
  h2: Heading,
  h3: Heading,
  h4: Heading,
  h5: Heading,
  h6: Heading,
  a: Anchor,
  p: ({ children }) => <p>{children}</p>,
  ul: ({ children }) => <ul className="list-disc space-y-2 pl-5 marker:text-leaf">{children}</ul>,
  ol: ({ children }) => <ol className="list-decimal space-y-2 pl-6">{children}</ol>,
};

export function AnswerMarkdown({ text }: { text: string }) {
  return (
    <Markdown
      allowedElements={allowed}
      unwrapDisallowed
      skipHtml
      // Allows http, https, irc, ircs, mailto, xmpp and relative URLs; anything else becomes empty.
      urlTransform={defaultUrlTransform}
      components={components}
    >
      {text}
    </Markdown>
  );
}
