import { Field, TextInput } from '@ayana/shared-ui/field';
import { useEffect, useRef, useState } from 'react';
import { messages } from './messages';

/** The search starts after a pause in typing of this many milliseconds. */
const PAUSE = 250;

/** Searches while the user types, and follows the URL after back or a link. */
export function PeopleSearch({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const [text, setText] = useState(q);
  const [shown, setShown] = useState(q);
  const sent = useRef(q);
  if (q !== shown) {
    setShown(q);
    if (q !== text.trim()) setText(q);
  }
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
    sent.current = q;
  });
  useEffect(() => {
    const wanted = text.trim();
    const timer = setTimeout(() => {
      if (wanted !== sent.current) latest.current(wanted);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <Field label={messages.search}>
      <TextInput
        type="search"
        value={text}
        maxLength={200}
        autoComplete="off"
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </Field>
  );
}
