import { useEffect, useRef, useState } from 'react';
import { Field, TextInput } from '../field';

/** The search starts after a pause in typing of this many milliseconds. */
const PAUSE = 250;

export interface SearchFieldProps {
  label: string;
  /** The current search. */
  value: string;
  onSearch: (text: string) => void;
  maxLength?: number;
}

/** Searches while the user types, and follows the value after back or a link. */
export function SearchField({ label, value, onSearch, maxLength = 200 }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  const sent = useRef(value);
  if (value !== shown) {
    setShown(value);
    if (value !== text.trim()) setText(value);
  }
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
    sent.current = value;
  });
  useEffect(() => {
    const wanted = text.trim();
    const timer = setTimeout(() => {
      if (wanted !== sent.current) latest.current(wanted);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <Field label={label}>
      <TextInput
        type="search"
        value={text}
        maxLength={maxLength}
        placeholder={label}
        autoComplete="off"
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </Field>
  );
}
