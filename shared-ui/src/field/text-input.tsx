import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from './control.styles';
import { useFieldAttributes } from './field-context';

const Input = styled.input`
  ${controlStyle}
`;

/** A single line of text; `dir="auto"`, because a name may be Arabic in an English form. */
export function TextInput(props: ComponentPropsWithRef<'input'>) {
  const direction = props.type === 'email' || props.type === 'tel' || props.type === 'url' ? 'ltr' : 'auto';
  return <Input type="text" dir={direction} {...useFieldAttributes()} {...props} />;
}
