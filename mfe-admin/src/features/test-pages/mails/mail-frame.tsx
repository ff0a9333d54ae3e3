import { useEffect, useState } from 'react';
import { Frame, PlainText } from '../test-pages.styles';
import { messages } from './messages';
import type { MailPreview, View } from './test-email.api';

/** A mail as a document, on a phone, or as its text part. Nothing in it may run, or leave for somewhere else. */
export function MailFrame({ preview, view, dir }: { preview: MailPreview; view: View; dir: 'ltr' | 'rtl' }) {
  if (view === 'text')
    return (
      <PlainText dir={dir} tabIndex={0} aria-label={messages.asText} role="region">
        {preview.text}
      </PlainText>
    );
  return (
    <Frame $phone={view === 'phone'}>
      <Document key={`${view} ${preview.html}`} html={preview.html} />
    </Frame>
  );
}

/** Another document is another frame. */
function Document({ html }: { html: string }) {
  const [url] = useState(() => URL.createObjectURL(new Blob([html], { type: 'text/html; charset=utf-8' })));
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return <iframe src={url} title={messages.preview} sandbox="" />;
}
