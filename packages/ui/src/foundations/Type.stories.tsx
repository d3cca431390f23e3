import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { font } from '../tokens/css';
import { typeScale, type TextStyle } from '../tokens/scales';
import { typeUses } from '../tokens/typeUses';
import { FoundationPage } from './FoundationPage';
import { TokenCode, Section, TokenList, Use } from './foundations.styles';

const meta = { title: 'Type', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const styles = Object.keys(typeScale) as TextStyle[];

const Sample = styled.p<{ $look: TextStyle }>`
  ${({ $look }) => font($look)}
`;

export const Default: Story = {
  render: () => (
    <FoundationPage
      title="Type"
      lead="Inter, from the bundle. Three weights, five sizes up to a working page's heading and two above it; at most three sizes on a screen's working area. Sizes are in rem and follow the browser's."
    >
      <Section aria-label="Styles">
        <TokenList style={{ '--columns': 'minmax(0, 1fr) 130px 170px' }}>
          {styles.map((name) => {
            const { size, weight, line } = typeScale[name];
            return (
              <li key={name}>
                <Sample $look={name}>Every box has its place. Iğdır’dan şık çanta geldi.</Sample>
                <span>
                  <TokenCode>{name}</TokenCode>
                  <br />
                  <Use>
                    {size} px · {weight} · {line} px high
                  </Use>
                </span>
                <Use>{typeUses[name]}</Use>
              </li>
            );
          })}
        </TokenList>
      </Section>
      <Section aria-label="Figures">
        <h2>Figures</h2>
        <p>In tables and money they are tabular: digits stand under digits.</p>
        <TokenList style={{ '--columns': '1fr', fontVariantNumeric: 'tabular-nums', textAlign: 'end' }}>
          {['$1,111.11', '$8,400.00', '$76.50'].map((amount) => (
            <li key={amount}>{amount}</li>
          ))}
        </TokenList>
      </Section>
    </FoundationPage>
  ),
};
