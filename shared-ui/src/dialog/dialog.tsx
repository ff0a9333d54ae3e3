import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useRef, type ReactNode, type RefObject } from 'react';
import { IconButton } from '../button';
import { messages } from '../messages';
import { useBackCloses } from './use-back-closes';
import { Aside, BackdropBox, Columns, Head, Main, PopupBox, ViewportBox, type DialogSize } from './dialog.styles';

export type DialogProps = {
  open: boolean;
  /** Called by Escape, Back, the close button or a click outside. */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** Usually a form with a `DialogBody` and a `DialogBar`. */
  children: ReactNode;
  /** A column beside the content; below it on narrow screens. */
  aside?: ReactNode;
  size?: DialogSize;
  /** What gets the focus first; by default the title, so that it is announced and no on-screen keyboard opens. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** What gets the focus afterwards; by default the previous element. */
  finalFocus?: RefObject<HTMLElement | null>;
  /** A click outside must not lose a half-filled form. */
  keepOnOutsidePress?: boolean;
};

/** A modal dialog: traps and restores the focus, scrolls inside, and is full screen on a phone. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  aside,
  size = aside === undefined ? 'regular' : 'wide',
  initialFocus,
  finalFocus,
  keepOnOutsidePress = false,
}: DialogProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useBackCloses(open, onClose);

  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      disablePointerDismissal={keepOnOutsidePress}
    >
      <Base.Portal>
        <Base.Backdrop render={<BackdropBox />} />
        <Base.Viewport render={<ViewportBox />}>
          <Base.Popup
            render={<PopupBox $size={size} />}
            initialFocus={initialFocus ?? heading}
            {...(finalFocus === undefined ? {} : { finalFocus })}
          >
            <Columns $aside={aside !== undefined}>
              <Main>
                <Head>
                  <div>
                    <Base.Title ref={heading} tabIndex={-1}>
                      {title}
                    </Base.Title>
                    {description === undefined ? null : <Base.Description>{description}</Base.Description>}
                  </div>
                  <Base.Close
                    render={<IconButton label={messages.close} icon={<X size={22} aria-hidden="true" />} />}
                  />
                </Head>
                {children}
              </Main>
              {aside === undefined ? null : <Aside>{aside}</Aside>}
            </Columns>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
