import { answersOf, answerText, type OrderedTest, readResult, RESULT_TEXT_MAX } from '@ayana/contracts/journey';
import { Button } from '@ayana/shared-ui/button';
import { Select, TextInput } from '@ayana/shared-ui/field';
import { type ClipboardEvent, type KeyboardEvent, useId } from 'react';
import { messages } from './messages';

const { laboratory: words } = messages;

interface ResultInputProps {
  test: OrderedTest;
  field: { name: string; value: string; onChange: (event: { currentTarget: { value: string } }) => void };
  /** One of two readings was chosen. */
  onChoose: (value: string) => void;
  /** The id of its error. */
  invalid: string | undefined;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
  /** Enter moves on, in a field of text the arrows, too. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** The field for a result: a number, one of a few answers, an organism or a text. */
export function ResultInput({ test, field, onChoose, invalid, onPaste, onKeyDown }: ResultInputProps) {
  const list = useId();
  const { name, unit, scale } = test;
  const common = {
    ...field,
    'data-value': '',
    'aria-label': unit === '' ? words.resultOf(name) : words.valueOf(name, unit),
    ...(invalid === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': invalid }),
  };
  if (scale === 'choice')
    return (
      <Select
        {...common}
        onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
          if (event.key === 'Enter') onKeyDown(event);
        }}
      >
        <option value="">{words.choose}</option>
        {answersOf(test).map((code) => (
          <option key={code} value={code}>
            {answerText(code)}
          </option>
        ))}
      </Select>
    );
  if (scale === 'number') {
    const read = readResult(field.value, test);
    return (
      <>
        <TextInput
          {...common}
          maxLength={RESULT_TEXT_MAX}
          dir="auto"
          autoComplete="off"
          onPaste={onPaste}
          onKeyDown={onKeyDown}
        />
        {read.is === 'two' ? (
          <span role="group" aria-label={words.which}>
            {read.readings.map((reading) => (
              <Button key={reading} size="small" variant="outline" onClick={() => onChoose(reading)}>
                <bdi>{reading}</bdi>
              </Button>
            ))}
          </span>
        ) : null}
      </>
    );
  }
  const answers = answersOf(test);
  return (
    <>
      <TextInput
        {...common}
        data-words=""
        maxLength={RESULT_TEXT_MAX}
        dir="auto"
        autoComplete="off"
        placeholder={scale === 'organism' ? words.organism : undefined}
        list={answers.length === 0 ? undefined : list}
        onPaste={onPaste}
        onKeyDown={onKeyDown}
      />
      {answers.length === 0 ? null : (
        <datalist id={list}>
          {answers.map((code) => (
            <option key={code}>{answerText(code)}</option>
          ))}
        </datalist>
      )}
    </>
  );
}
