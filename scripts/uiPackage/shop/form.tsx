import '@stockroom/ui/themes.css';
import '@stockroom/ui/base.css';
import '@stockroom/ui/fonts.css';
import { Button, Checkbox, Form, TextField, themeClass, type ButtonProps } from '@stockroom/ui';
import { color } from '@stockroom/ui/tokens';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { styled } from 'styled-components';

const StatusMessage = styled.output`
  color: ${color('text.default')};
`;

/** Proves that the package's types are read, and are not `any`: no button has the variant `loud`. */
export const isTyped: 'loud' extends NonNullable<ButtonProps['variant']> ? false : true = true;

function Order() {
  const [name, setName] = useState('');
  const [isGift, setGift] = useState(false);
  const [statusText, setStatusText] = useState('');
  return (
    <Form label="Order" onSubmit={() => setStatusText(`${name}, ${isGift ? 'a gift' : 'no gift'}`)}>
      <TextField label="Name" value={name} onChange={setName} />
      <Checkbox label="As a gift" checked={isGift} onChange={setGift} />
      <Button type="submit" variant="primary">
        Order
      </Button>
      <StatusMessage>{statusText}</StatusMessage>
    </Form>
  );
}

document.documentElement.className = themeClass('teal', 'dark');
createRoot(document.body.appendChild(document.createElement('main'))).render(<Order />);
