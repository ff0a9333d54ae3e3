import { PORTAL_NARROW } from '@ayana/shared-ui/portal';
import { styled } from 'styled-components';

/** The bell's space, so that nothing moves when it loads. */
export const BellPlace = styled.div`
  block-size: 40px;

  @media ${PORTAL_NARROW} {
    inline-size: 44px;
    block-size: 44px;
  }
`;
