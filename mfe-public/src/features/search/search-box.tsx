import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { Form } from 'react-router-dom';
import { styled } from 'styled-components';

import { BOX_MESSAGES } from './box-messages';

type SuggestionsPart = ComponentType<{ box: RefObject<HTMLInputElement | null> }>;

const Box = styled(Form)`
  position: relative;
  flex: 1 1 260px;
  max-inline-size: 400px;
`;

const Input = styled.input`
  inline-size: 100%;
  block-size: 56px;
  padding-inline: 48px 56px;
  border: 1px solid var(--control-line);
  border-radius: var(--radius-control);
  background: var(--white);
  font-size: var(--size-16);

  &::placeholder {
    color: var(--stone);
    opacity: 1;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

/** An inline icon, so that the first view needs no icon library. */
const Glass = styled.svg`
  position: absolute;
  inset-block-start: 18px;
  inset-inline-start: 16px;
  fill: none;
  stroke: var(--stone);
  stroke-width: 2;
  stroke-linecap: round;
  pointer-events: none;
`;

/** Visible once there is text, or when focused; Enter works without it. */
const Go = styled.button`
  position: absolute;
  inset-block: 6px;
  inset-inline-end: 6px;
  inline-size: 44px;
  border-radius: 4px;
  color: var(--teal-700);
  font-size: var(--size-21);
  text-align: center;
  transition: background-color var(--duration-state);

  &:hover,
  &:focus-visible {
    background: var(--teal-100);
  }
  input:placeholder-shown ~ &:not(:focus-visible) {
    opacity: 0;
  }
`;

/** Null when it failed to load: the box still searches. */
const loadSuggestions = async (): Promise<SuggestionsPart | null> => {
  try {
    return (await import('./suggestions')).Suggestions;
  } catch {
    return null;
  }
};

/**
 * A GET form: with scripts it navigates in place, without them it reloads. The suggestions' code
 * loads when the box gets the focus.
 */
export function SearchBox({ term, className }: { term?: string; className?: string }) {
  const [Suggestions, setSuggestions] = useState<SuggestionsPart | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(term);
  // Back and forward change the term; the box keeps the focus.
  useEffect(() => {
    if (shown.current !== term && input.current) input.current.value = term ?? '';
    shown.current = term;
  }, [term]);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    // The cursor may have been put into the box before its code came.
    if (focused || document.activeElement === input.current)
      void loadSuggestions().then((part) => setSuggestions(() => part));
  }, [focused]);

  return (
    <Box action="/search" method="get" role="search" className={className}>
      <Input
        ref={input}
        type="search"
        name="q"
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
        aria-label={BOX_MESSAGES.label}
        placeholder={BOX_MESSAGES.placeholder}
        defaultValue={term}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      />
      <Glass width={20} height={20} viewBox="0 0 24 24" aria-hidden="true">
        <path d="m21 21-4.34-4.34" />
        <circle cx="11" cy="11" r="8" />
      </Glass>
      <Go type="submit" aria-label={BOX_MESSAGES.button}>
        <span aria-hidden="true">→</span>
      </Go>
      {Suggestions === null ? null : <Suggestions box={input} />}
    </Box>
  );
}
