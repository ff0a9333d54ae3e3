import { useId, type FormEvent, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { ErrorText } from '../field';
import { Tabs } from '../tabs';
import { VisuallyHidden } from '../visually-hidden';

const Box = styled.form<{ $note: boolean }>`
  border: 1px solid var(--control-line);
  border-radius: 10px;
  background: ${({ $note }) => ($note ? 'var(--marigold-100)' : 'var(--white)')};
  overflow: hidden;

  &:has(textarea:focus-visible) {
    border-color: var(--teal-700);
    outline: 2px solid var(--teal-700);
    outline-offset: 1px;
  }
  & [role='tablist'] {
    padding-inline: 14px;
  }
`;

const Text = styled.textarea`
  display: block;
  inline-size: 100%;
  min-block-size: 92px;
  max-block-size: 40vh;
  padding: var(--space-3) 14px;
  border: 0;
  background: transparent;
  font-size: max(16px, 1em);
  line-height: 1.5;
  resize: none;
  field-sizing: content;

  &::placeholder {
    color: var(--stone);
    opacity: 1;
  }
  /* The whole box shows the focus. */
  &:focus-visible {
    outline: none;
  }
  @media (pointer: fine) {
    font-size: 15px;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-3);
  padding: var(--space-2);
  padding-inline-start: 14px;

  & > :first-child {
    font-size: var(--size-14);
    line-height: 20px;
    color: var(--stone);
  }
  & > :last-child {
    margin-inline-start: auto;
  }
`;

/** Ways of writing, e.g. a reply and an internal note; left out where there is only one. */
type Modes<Mode extends string> =
  | { modes: readonly { id: Mode; label: string; note?: boolean }[]; mode: Mode; onMode: (mode: Mode) => void }
  | { modes?: never; mode?: never; onMode?: never };

export type ComposerProps<Mode extends string> = Modes<Mode> & {
  /** Name of the row of modes and of the text, for screen readers. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Called by the button and by Ctrl+Enter (⌘+Enter). */
  onSend: () => void;
  placeholder?: string;
  /** Status text, e.g. how it is sent and whether the draft is saved. */
  status?: ReactNode;
  error?: string | undefined;
  /** The submit button. */
  action: ReactNode;
  maxLength?: number;
  textRef?: Ref<HTMLTextAreaElement>;
};

/** Writes a reply or a note. Notes have their own background, so that they are not sent by mistake. */
export function Composer<Mode extends string = never>(props: ComposerProps<Mode>) {
  const { modes, mode, onMode, label, onSend, status, error, action } = props;
  const id = useId();
  const send = (event: FormEvent): void => {
    event.preventDefault();
    onSend();
  };
  const current = modes?.find((known) => known.id === mode);
  const text = <ComposerText {...props} id={id} label={current?.label ?? label} />;
  return (
    <Box onSubmit={send} $note={current?.note === true} noValidate>
      {modes === undefined ? (
        text
      ) : (
        <Tabs label={label} items={modes} current={mode} onSelect={onMode}>
          {text}
        </Tabs>
      )}
      <Foot>
        <div id={`${id}-foot`}>
          <ErrorText>{error ?? null}</ErrorText>
          {error === undefined ? status : null}
        </div>
        {action}
      </Foot>
    </Box>
  );
}

type ComposerTextProps = Pick<
  ComposerProps<string>,
  'label' | 'value' | 'onChange' | 'onSend' | 'placeholder' | 'error' | 'maxLength' | 'textRef'
> & { id: string };

function ComposerText({
  id,
  label,
  value,
  onChange,
  onSend,
  placeholder,
  error,
  maxLength,
  textRef,
}: ComposerTextProps) {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSend();
  };
  return (
    <>
      <VisuallyHidden as="label" htmlFor={id}>
        {label}
      </VisuallyHidden>
      <Text
        id={id}
        ref={textRef}
        dir="auto"
        rows={4}
        value={value}
        maxLength={maxLength}
        placeholder={placeholder}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={`${id}-foot`}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </>
  );
}
