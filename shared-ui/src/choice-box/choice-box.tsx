import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { TextInput } from '../field';
import type { BoxChoice, ChoiceBoxProps, ChoiceListProps } from './choices';
import { isSame } from './found';

/**
 * One box to choose from a long list as one types, which takes other words as they are. It is a plain text input until its form is used,
 * and where the list cannot be loaded.
 */
export function ChoiceBox({ value, onChange, choices, always, ref, ...box }: ChoiceBoxProps) {
  const own = useRef<HTMLInputElement>(null);
  const input = ref ?? own;
  const isLoaded = useList(input);
  // What is typed, as long as the form has what was made of it.
  const [typed, setTyped] = useState<{ value: string; text: string } | null>(null);
  const all = [...choices, always];
  const chosen = all.find((choice) => choice.value === value);
  const text = typed?.value === value ? typed.text : chosen === undefined ? value : textOf(chosen);
  const change = (next: string): void => {
    const meant = all.find((choice) =>
      [choice.label, textOf(choice), ...(choice.names ?? [])].some((said) => isSame(said, next)),
    );
    setTyped({ value: meant?.value ?? next, text: meant?.label === next ? textOf(meant) : next });
    onChange(meant?.value ?? next);
  };
  const { name, placeholder, maxLength } = box;
  if (!isLoaded || List === null)
    return (
      <TextInput
        ref={input}
        name={name}
        placeholder={placeholder}
        maxLength={maxLength}
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
    );
  const sought = chosen === undefined ? text : '';
  return <List {...box} input={input} text={text} sought={sought} onText={change} choices={choices} always={always} />;
}

const textOf = ({ label, text = label }: Pick<BoxChoice, 'label' | 'text'>): string => text;

let List: ComponentType<ChoiceListProps> | null = null;

/** Whether the list is there: it is loaded when the form of the box is first used. */
function useList(input: RefObject<HTMLInputElement | null>): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const form = input.current?.form ?? input.current;
    if (form === null || isLoaded) return undefined;
    let isCurrent = true;
    const load = (): void => {
      void import(/* webpackChunkName: "choice-list" */ './choice-list').then(
        ({ ChoiceList }) => {
          List = ChoiceList;
          return isCurrent && setLoaded(true);
        },
        // The next focus tries again; own words do without it.
        () => undefined,
      );
    };
    if (form.contains(document.activeElement)) load();
    form.addEventListener('focusin', load);
    form.addEventListener('pointerover', load, { once: true });
    return () => {
      isCurrent = false;
      form.removeEventListener('focusin', load);
      form.removeEventListener('pointerover', load);
    };
  }, [input, isLoaded]);
  return isLoaded;
}
