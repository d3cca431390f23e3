import { useEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button';
import { Form } from '../Form/Form';
import { IconButton } from '../IconButton/IconButton';
import { Popover } from '../Popover/Popover';
import { TextField } from '../TextField/TextField';
import { linkAddress } from './linkAddress';
import { LinkActions, LinkForm } from './RichTextField.styles';
import type { RichTextLabels } from './types';

/** Prompts for the address of a link. Renders a button, and while open a `dialog` with one field. */
export function LinkButton({ labels, href, disabled, tabIndex, onApply, onRemove }: LinkButtonProps) {
  return (
    <Popover
      label={labels.link}
      trigger={
        <IconButton icon="link" label={labels.link} size="sm" pressed={href !== ''} disabled={disabled} tabIndex={tabIndex} />
      }
    >
      {(close) => (
        <AddressForm
          labels={labels}
          href={href}
          onApply={(address, typed) => {
            onApply(address, typed);
            close();
          }}
          onRemove={() => {
            onRemove();
            close();
          }}
        />
      )}
    </Popover>
  );
}

function AddressForm({ labels, href, onApply, onRemove }: Pick<LinkButtonProps, 'labels' | 'href' | 'onApply' | 'onRemove'>) {
  const [typed, setTyped] = useState(href);
  const [wrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const apply = () => {
    const address = linkAddress(typed);
    if (address) onApply(address, typed.trim());
    setWrong(address === null);
  };
  return (
    <Form label={labels.link} onSubmit={apply}>
      <LinkForm>
        <TextField
          label={labels.address}
          help={labels.addressHelp}
          error={wrong ? labels.addressError : undefined}
          value={typed}
          onChange={setTyped}
          type="url"
          autoComplete="off"
          ref={field}
        />
        <LinkActions>
          <Button type="submit" size="sm" variant="primary">
            {labels.apply}
          </Button>
          {href !== '' && (
            <Button size="sm" variant="quiet" onPress={onRemove}>
              {labels.removeLink}
            </Button>
          )}
        </LinkActions>
      </LinkForm>
    </Form>
  );
}

interface LinkButtonProps {
  labels: RichTextLabels;
  /** Address of the link under the caret; '' outside a link. */
  href: string;
  disabled: boolean;
  tabIndex: 0 | -1;
  /** Called with the address, and with the text as typed. */
  onApply: (href: string, typed: string) => void;
  onRemove: () => void;
}
