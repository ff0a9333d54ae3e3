import { styled } from 'styled-components';

const Picture = styled.svg`
  display: block;
  inline-size: 100%;
  max-inline-size: 1100px;
  block-size: auto;
`;

/** The journey's line at a broken bridge: a part that failed to load. Decorative. */
export function BrokenLine() {
  return (
    <Picture viewBox="0 0 640 116" fill="none" stroke="var(--teal-700)" strokeWidth="2" aria-hidden="true">
      <path d="M0 84h244M392 84h248" />
      <path d="M20 84V60l20-17 20 17v24M34 84V70h12v14" />
      <circle cx="72" cy="62" r="8" fill="var(--teal-100)" />
      <path d="M72 70v14" />
      <path d="M244 76h42v14h-42zM350 90h42V76h-42zM256 90v20M274 90v20M362 90v20M380 90v20" />
      <path d="M288 76h60M288 90h60" strokeDasharray="5 5" />
      <path d="M270 112c8-6 12-6 20 0s12 6 20 0 12-6 20 0 12 6 20 0" stroke="var(--sea-4)" />
      <path
        d="M84 80c40-24 100-4 150-16 14-3 22-4 30-4"
        stroke="var(--marigold-500)"
        strokeWidth="4.5"
        strokeLinecap="round"
      />
      <path
        d="M372 66c40 0 60-16 96-16s60 16 96 16"
        stroke="var(--control-line)"
        strokeDasharray="1 7"
        strokeLinecap="round"
      />
      <circle cx="264" cy="60" r="12" fill="var(--marigold-500)" stroke="var(--ink)" />
      <path d="M261 55v10M267 55v10" stroke="var(--ink)" />
      <circle cx="468" cy="50" r="8" fill="var(--paper)" stroke="var(--control-line)" />
      <path d="M574 84V52h34v32M586 84V72h10v12M591 57v8M587 61h8" stroke="var(--control-line)" />
    </Picture>
  );
}
