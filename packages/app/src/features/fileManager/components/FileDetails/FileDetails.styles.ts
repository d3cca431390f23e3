import { color, font, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Body = styled.div`
  display: grid;
  gap: ${space(5)};
  padding: ${space(4)};
`;

export const Top = styled.div`
  display: flex;
  gap: ${space(1)};
  justify-content: flex-end;
`;

export const Head = styled.header`
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  text-align: center;
`;

export const Title = styled.h2`
  ${font('heading')}
  margin: 0;
  overflow-wrap: anywhere;
`;

export const Kind = styled.p`
  ${font('small')}
  margin: 0;
  color: ${color('text.muted')};
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  justify-content: center;
`;

export const Section = styled.section`
  display: grid;
  gap: ${space(2)};
`;

export const SectionHead = styled.div`
  display: flex;
  gap: ${space(2)};
  align-items: center;
  justify-content: space-between;
`;

export const SectionTitle = styled.h3`
  ${font('bodyStrong')}
  margin: 0;
`;

export const Description = styled.p`
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

/** A press on what is missing begins to write it. */
export const Placeholder = styled.button`
  padding: ${space(2)};
  border: 1px dashed ${color('border.control')};
  border-radius: 6px;
  background: none;
  color: ${color('text.muted')};
  font: inherit;
  text-align: start;
  cursor: pointer;
`;
