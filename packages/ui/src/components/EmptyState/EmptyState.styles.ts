import { styled } from 'styled-components';
import { color, space } from '../../tokens/css';

export const Drawing = styled.svg`
  width: 144px;
  height: 134px;
  margin-block-end: ${space(3)};
  fill: none;
  stroke: ${color('art.line')};
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;

  & [data-ink='fill'] {
    fill: ${color('art.fill')};
    stroke: none;
  }
  & [data-ink='paper'] {
    fill: ${color('surface.raised')};
  }
  & [data-ink='awning'] {
    fill: ${color('awning.ground')};
    stroke: ${color('awning.ground')};
  }
  & [data-ink='stripe'] {
    fill: ${color('awning.stripe')};
    stroke: ${color('border.strong')};
  }
  & [data-ink='accent'] {
    stroke: ${color('art.accent')};
  }
  & [data-ink='accentFill'] {
    fill: ${color('art.accent')};
    stroke: none;
  }
  @media (forced-colors: active) {
    stroke: CanvasText;
    & [data-ink='fill'] {
      fill: Canvas;
    }
    & [data-ink='paper'] {
      fill: Canvas;
    }
  }
`;

export const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(2)};
  margin-block-start: ${space(4)};
`;
