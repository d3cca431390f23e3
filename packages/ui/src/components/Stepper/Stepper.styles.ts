import { styled } from 'styled-components';
import { color, font, media, radius, space, visuallyHidden } from '../../tokens/css';

export const List = styled.ol`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-width: 0;
`;

export const Step = styled.li`
  ${font('body')}
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-width: 0;
  color: ${color('text.muted')};

  /* The line to the next step. */
  &:not(:last-child)::after {
    content: '';
    flex: 1;
    min-width: ${space(3)};
    width: 40px;
    height: 1px;
    background: ${color('border.default')};

    ${media.down('sm')} {
      width: ${space(3)};
    }
  }
  &[data-state='done']::after {
    background: ${color('accent.border')};
  }
  &[data-state='current'] {
    ${font('bodyStrong')}
    color: ${color('text.default')};
  }
`;

export const Mark = styled.span`
  ${font('caption')}
  display: grid;
  place-items: center;
  flex: none;
  width: 24px;
  height: 24px;
  border: 1px solid ${color('border.control')};
  border-radius: ${radius('pill')};
  font-weight: 500;
  font-variant-numeric: tabular-nums;

  [data-state='done'] > & {
    border-color: ${color('accent.border')};
    background: ${color('accent.soft')};
    color: ${color('accent.text')};
  }
  [data-state='current'] > & {
    border-color: ${color('accent.solid')};
    background: ${color('accent.solid')};
    color: ${color('accent.on')};
  }
`;

/** On phones the names have no room in the row; screen readers read them nevertheless. */
export const Name = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;

  ${media.down('sm')} {
    ${visuallyHidden}
  }
`;

export const CurrentName = styled.p`
  ${font('bodyStrong')}
  margin-block-start: ${space(2)};
  overflow-wrap: anywhere;

  ${media.up('sm')} {
    display: none;
  }
`;

export const State = styled.span`
  ${visuallyHidden}
`;
