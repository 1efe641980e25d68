/** Catalogue text; blank lines separate paragraphs. */
export function Prose({ text }: { text: string }) {
  return (
    <div className="measure space-y-4">
      {text
        .split(/\n{2,}/)
        .map((paragraph) => paragraph.trim())
        .filter(Boolean)
        .map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
    </div>
  );
}
