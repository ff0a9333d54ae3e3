import { Checkbox } from '@ayana/shared-ui';
import { Dialog, DialogBody } from '@ayana/shared-ui/dialog';
import { styled } from 'styled-components';
import { messages } from './messages';

const Keys = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 10px 16px;

  & kbd {
    display: inline-block;
    min-inline-size: 28px;
    padding: 0 8px;
    border: 1px solid var(--control-line);
    border-radius: 4px;
    background: var(--paper);
    font: inherit;
    font-weight: 600;
    text-align: center;
  }
`;

export type ShortcutsDialogProps = {
  open: boolean;
  onClose: () => void;
  wanted: boolean;
  onWanted: (wanted: boolean) => void;
  /** Each key, and what it does. */
  list: readonly (readonly [key: string, meaning: string])[];
};

/** The list of single-key shortcuts, and the switch that turns them off. */
export default function ShortcutsDialog({ open, onClose, wanted, onWanted, list }: ShortcutsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={messages.title} description={messages.text} size="small">
      <DialogBody>
        <Keys>
          {list.map(([key, meaning]) => (
            <div key={key} style={{ display: 'contents' }}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </Keys>
        <Checkbox checked={wanted} onChange={({ currentTarget }) => onWanted(currentTarget.checked)}>
          {messages.use}
        </Checkbox>
      </DialogBody>
    </Dialog>
  );
}
