import { styled } from 'styled-components';
import { Checkbox } from '../choice';
import { Dialog, DialogBody } from '../dialog';
import { messages } from './messages';
import type { Shortcut } from './shortcut';

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
  list: readonly Pick<Shortcut, 'key' | 'label'>[];
};

/** The list of single-key shortcuts, and the switch that turns them off. */
export default function ShortcutsDialog({ open, onClose, wanted, onWanted, list }: ShortcutsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={messages.title} description={messages.text} size="small">
      <DialogBody>
        <Keys>
          {list.map(({ key, label }) => (
            <div key={key} style={{ display: 'contents' }}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{label}</dd>
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
