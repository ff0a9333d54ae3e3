import { ChoiceBox } from '@ayana/shared-ui/choice-box';
import { Field } from '@ayana/shared-ui';
import { useState } from 'react';

import { Specimen } from '../specimen';

const CHOICES = [
  { value: 'a', label: 'Knee replacement (total knee arthroplasty)', group: 'Bones and joints' },
  { value: 'b', label: 'Hip replacement', group: 'Bones and joints' },
  { value: 'c', label: 'Bypass surgery (coronary artery bypass graft, CABG)', group: 'Heart' },
];

export function ChoiceBoxParts() {
  return (
    <Specimen name="ChoiceBox">
      <Sample label="Empty" initial="" />
      <Sample label="Chosen" initial="a" />
      <Sample label="Own words" initial="My knee gives way" />
      <Sample label="No list" initial="" note="Error loading treatments: The service is away." />
      <Sample label="Wrong" initial="" error="Please choose a treatment." />
    </Specimen>
  );
}

interface SampleProps {
  label: string;
  initial: string;
  note?: string;
  error?: string;
}

function Sample({ label, initial, note, error }: SampleProps) {
  const [value, setValue] = useState(initial);
  return (
    <form>
      <Field label={label} error={error}>
        <ChoiceBox
          name={label}
          value={value}
          onChange={setValue}
          choices={note === undefined ? CHOICES : []}
          always={{ value: 'unknown', label: 'I do not know yet' }}
          placeholder="Search, or say it in your own words"
          maxLength={200}
          note={note ?? null}
          unlisted="Nothing in our list says this. Your own words are fine."
        />
      </Field>
    </form>
  );
}
