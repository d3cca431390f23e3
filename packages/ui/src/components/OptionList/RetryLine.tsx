import { styled } from 'styled-components';
import { space } from '../../tokens/css';
import { Button } from '../Button/Button';

const Line = styled.div`
  margin-block-start: ${space(1)};
  margin-inline-start: -${space(3)};
`;

/** A line under a field whose options failed to load: retries. */
export function RetryLine({ onRetry, children }: { onRetry: () => void; children: string }) {
  return (
    <Line>
      <Button variant="quiet" size="sm" icon="retry" onPress={onRetry}>
        {children}
      </Button>
    </Line>
  );
}
