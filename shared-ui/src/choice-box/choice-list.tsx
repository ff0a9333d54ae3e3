import { Autocomplete } from '@base-ui/react/autocomplete';
import { useLayoutEffect, useState } from 'react';
import { TextInput } from '../field';
import { useFieldAttributes } from '../field/field-context';
import type { BoxChoice, ChoiceListProps } from './choices';
import { GroupName, Option, Place, Popup, Said } from './choice-list.styles';
import { type ChoiceGroup, found, groupsOf } from './found';

/** The box with its list. It takes the place of a plain input, and the focus if that had it. */
export function ChoiceList({ input, text, sought, onText, choices, always, note, unlisted, ...box }: ChoiceListProps) {
  const attributes = useFieldAttributes();
  const [hadFocus] = useState(() => document.activeElement?.getAttribute('name') === box.name);
  useLayoutEffect(() => {
    if (hadFocus) input.current?.focus();
  }, [hadFocus, input]);
  const shown = found(choices, sought);
  return (
    <Autocomplete.Root
      mode="none"
      openOnInputClick
      defaultOpen={hadFocus}
      items={groupsOf(shown, always)}
      itemToStringValue={({ label }: BoxChoice) => label}
      value={text}
      onValueChange={onText}
    >
      <Autocomplete.Input
        {...attributes}
        {...box}
        ref={input}
        aria-autocomplete="list"
        autoComplete="off"
        render={<TextInput />}
      />
      <Autocomplete.Portal>
        <Autocomplete.Positioner sideOffset={6} render={<Place />}>
          <Autocomplete.Popup render={<Popup />}>
            <Autocomplete.Status render={<Said />}>
              {note ?? (shown.length === 0 ? unlisted : null)}
            </Autocomplete.Status>
            <Autocomplete.List>
              {({ name, items }: ChoiceGroup) => (
                <Autocomplete.Group key={name} items={items}>
                  {name === '' ? null : (
                    <Autocomplete.GroupLabel render={<GroupName />}>{name}</Autocomplete.GroupLabel>
                  )}
                  <Autocomplete.Collection>
                    {(choice: BoxChoice) => (
                      <Autocomplete.Item key={choice.value} value={choice} render={<Option />}>
                        {choice.label}
                      </Autocomplete.Item>
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}
