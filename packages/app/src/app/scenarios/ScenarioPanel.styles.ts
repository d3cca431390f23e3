import { color, font, radius, space } from '@stockroom/ui';
import { styled } from 'styled-components';

export const Sections = styled.div`
  display: grid;
  gap: ${space(6)};
`;

export const Fields = styled.div`
  display: grid;
  gap: ${space(4)};
`;

export const Title = styled.h3`
  ${font('bodyStrong')}
  margin-block-end: ${space(2)};
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

/** A summary of the current settings; quiet when there are none. */
export const Summary = styled.div`
  ${font('body')}
  padding: ${space(3, 4)};
  border: 1px solid ${color('border.subtle')};
  border-radius: ${radius('card')};
  background: ${color('surface.sunken')};

  &[data-active] {
    border-color: ${color('warning.border')};
    background: ${color('warning.soft')};
    color: ${color('warning.text')};
  }
  ul {
    margin: ${space(1, 0, 0)};
    padding-inline-start: ${space(5)};
  }
`;
