/** The WhatsApp icon, drawn for this project. */
export function WhatsappMark() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M3.5 20.5l1.3-4.4A8.5 8.5 0 1 1 8 19.3z" />
      <path d="M8.8 8.2c-.4 3.6 3.2 7.2 6.9 6.9l.6-2-2.2-1-.9.9c-1.2-.5-2.2-1.5-2.7-2.7l.9-.9-1-2.1z" />
    </svg>
  );
}
