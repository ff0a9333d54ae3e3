/** The journey's line at rest: the drawing of an empty state. Decorative. */
export function QuietLine({ width = 240 }: { width?: number }) {
  return (
    <svg width={width} height={width / 4} viewBox="0 0 240 60" fill="none" aria-hidden="true">
      <path
        d="M8 46c38 0 44-26 80-26s44 30 80 30c28 0 44-14 64-30"
        stroke="var(--sea-3)"
        strokeWidth="3"
        strokeDasharray="1 8"
        strokeLinecap="round"
      />
      <path d="M8 46c38 0 44-26 80-26" stroke="var(--marigold-500)" strokeWidth="4.5" strokeLinecap="round" />
      <circle cx="8" cy="46" r="6" fill="var(--teal-700)" />
      <circle cx="88" cy="20" r="8" fill="var(--marigold-500)" stroke="var(--ink)" strokeWidth="2" />
      <circle cx="232" cy="20" r="6" fill="var(--white)" stroke="var(--control-line)" strokeWidth="2" />
    </svg>
  );
}
