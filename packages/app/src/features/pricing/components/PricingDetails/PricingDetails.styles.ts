import { color, font, media, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Part = styled.section`
  display: grid;
  gap: ${space(4)};
  > h2 {
    ${font('title')}
  }
`;

export const Blocks = styled.ul`
  display: grid;
  gap: ${space(6)};
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.up('sm')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.up('lg')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  svg {
    color: ${color('accent.text')};
  }
  h3 {
    ${font('bodyStrong')}
    margin-block-start: ${space(1)};
  }
  p {
    color: ${color('text.muted')};
  }
  li {
    break-inside: avoid;
  }
`;

export const Band = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  padding: ${space(6)};
  border: 1px solid ${color('accent.border')};
  border-radius: ${radius('card')};
  background: ${color('accent.soft')};
  color: ${color('accent.text')};
  h2 {
    ${font('title')}
  }
`;
