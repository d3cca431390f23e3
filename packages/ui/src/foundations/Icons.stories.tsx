import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { Icon } from '../components/Icon';
import { iconNames } from '../components/Icon/icons';
import { color, radius, space } from '../tokens/css';
import { FoundationPage } from './FoundationPage';
import { TokenCode, Section } from './foundations.styles';

const meta = { title: 'Icons', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
  gap: ${space(2)};
  & > li {
    display: grid;
    justify-items: center;
    gap: ${space(2)};
    padding: ${space(4, 2, 3)};
    border: 1px solid ${color('border.subtle')};
    border-radius: ${radius('control')};
    background: ${color('surface.raised')};
    text-align: center;
  }
`;

export const Default: Story = {
  render: () => (
    <FoundationPage
      title="Icons"
      lead="Heroicons, solid, drawn for 20 px, under the names of what they mean here. One meaning, one icon; with a word wherever there is room. They take the colour of the text around them."
    >
      <Section aria-label="Icons">
        <Grid>
          {iconNames().map((name) => (
            <li key={name}>
              <Icon name={name} size={24} />
              <TokenCode>{name}</TokenCode>
            </li>
          ))}
        </Grid>
      </Section>
    </FoundationPage>
  ),
};
