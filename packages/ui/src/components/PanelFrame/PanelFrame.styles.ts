import { styled } from 'styled-components';
import { color, font, media, radius, space } from '../../tokens/css';

export const FrameRoot = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-width: 0;
  min-height: 0;
`;

export const Head = styled.header`
  display: flex;
  align-items: flex-start;
  gap: ${space(2)};
  padding: ${space(3, 2, 3, 4)};
  border-block-end: 1px solid ${color('border.subtle')};
`;

export const TitleBlock = styled.div`
  flex: 1;
  min-width: 0;
  align-self: center;
  padding-block: ${space(1)};
`;

/** Keeps the focus ring clear of the line below it. */
export const Title = styled.h2`
  ${font('title')}
  width: fit-content;
  margin-inline: -${space(1)};
  padding-inline: ${space(1)};
  border-radius: ${radius('control')};
  outline-offset: 0;
  overflow-wrap: anywhere;
  &:focus:not(:focus-visible) {
    outline: none;
  }
`;

export const Description = styled.p`
  ${font('small')}
  color: ${color('text.muted')};
  overflow-wrap: anywhere;
`;

export const Actions = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space(0.5)};
`;

export const Close = styled.span`
  display: inline-flex;
  &:not([data-always]) {
    ${media.up('sm')} {
      display: none;
    }
    [data-size='dock'] & {
      display: inline-flex;
    }
  }
`;

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  padding: ${space(2, 4)};
  border-block-end: 1px solid ${color('border.subtle')};
`;

export const Body = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
`;

export const Foot = styled.footer`
  padding: ${space(3, 4)};
  padding-block-end: max(${space(3)}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${color('border.subtle')};
`;
