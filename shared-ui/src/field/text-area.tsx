import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from './control.styles';
import { useFieldAttributes } from './field-context';

const Area = styled.textarea`
  ${controlStyle}
  min-block-size: 84px;
  field-sizing: content;
  max-block-size: 60vh;
`;

/** Several lines of text; grows with the text where the browser supports it. */
export function TextArea(props: ComponentPropsWithRef<'textarea'>) {
  return <Area rows={3} dir="auto" {...useFieldAttributes()} {...props} />;
}
