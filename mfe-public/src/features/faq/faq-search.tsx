import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Form, useSubmit } from 'react-router-dom';
import { styled } from 'styled-components';

import { TERM_LIMIT } from './load-entries';
import { FAQ_MESSAGES as TEXTS } from './messages';

/** Milliseconds without a key before the search starts. */
const PAUSE = 200;

const Box = styled(Form)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  inline-size: min(100%, 560px);

  & > div {
    position: relative;
    flex: 1 1 240px;
  }
  & svg {
    position: absolute;
    inset-block-start: 17px;
    inset-inline-start: 16px;
    color: var(--stone);
    pointer-events: none;
  }
  & input {
    inline-size: 100%;
    block-size: 56px;
    padding-inline: 48px var(--space-3);
    border: 1px solid var(--control-line);
    border-radius: var(--radius-control);
    background: var(--white);
  }
  & input::placeholder {
    color: var(--stone);
    opacity: 1;
  }
  & button {
    min-block-size: 56px;
    padding-inline: var(--space-5);
    border-radius: var(--radius-control);
    background: var(--teal-700);
    color: var(--white);
    font-weight: 600;
  }
  & button:hover {
    background: var(--teal-800);
  }
`;

/** A GET form that submits while typing, and by its button without scripts. */
export function FaqSearch({ term }: { term: string }) {
  const submit = useSubmit();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Back, forward and "All questions" change the term; text being typed is kept.
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = term;
  }, [term]);

  const later = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      void submit(input.current?.form ?? null, { replace: true, preventScrollReset: true });
    }, PAUSE);
  };

  return (
    <Box
      action="/faq"
      method="get"
      role="search"
      replace
      preventScrollReset
      onSubmit={() => clearTimeout(timer.current)}
    >
      <div>
        <Search size={22} aria-hidden="true" />
        <input
          ref={input}
          type="search"
          name="q"
          maxLength={TERM_LIMIT}
          enterKeyHint="search"
          autoComplete="off"
          aria-label={TEXTS.search_label}
          placeholder={TEXTS.search_placeholder}
          defaultValue={term}
          onChange={later}
        />
      </div>
      <button type="submit">{TEXTS.search_button}</button>
    </Box>
  );
}
