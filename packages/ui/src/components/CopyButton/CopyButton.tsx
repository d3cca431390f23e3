import { useState } from 'react';
import { IconButton } from '../IconButton/IconButton';
import { LiveRegion } from '../LiveRegion/LiveRegion';
import { CopyRoot, Refused } from './CopyButton.styles';
import { copyText } from './copyText';

/**
 * Copies a text to the clipboard and confirms it. Renders an `IconButton` that shows a tick until the pointer or the focus
 * leaves it; where the browser refuses, the reason is shown beside it.
 */
export function CopyButton({ text, labels, size = 'sm', onCopy = copyText }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const copy = async () => setOutcome((await onCopy(text)) ? 'copied' : 'refused');
  const rest = () => {
    // A refusal stays, to be read first.
    if (outcome === 'copied') setOutcome(null);
  };
  const isCopied = outcome === 'copied';
  return (
    <CopyRoot data-copied={isCopied || undefined} onPointerLeave={rest} onBlur={() => setOutcome(null)}>
      <IconButton
        icon={isCopied ? 'check' : 'copy'}
        label={isCopied ? labels.copied : labels.copy}
        size={size}
        onPress={() => void copy()}
      />
      <LiveRegion message={outcome && labels[outcome]} />
      {outcome === 'refused' && <Refused aria-hidden>{labels.refused}</Refused>}
    </CopyRoot>
  );
}

export interface CopyButtonProps {
  /** The text to copy. */
  text: string;
  labels: {
    /** The button's label: "Copy the email address". */
    copy: string;
    /** Confirmation: "Copied". */
    copied: string;
    /** Reason why it is not copied, with a remedy: "The browser does not allow copying. Select the text and press Ctrl + C." */
    refused: string;
  };
  /** @default 'sm' */
  size?: 'sm' | 'md';
  /** Copies the text and resolves to whether it succeeded. Uses the clipboard by default. */
  onCopy?: (text: string) => Promise<boolean>;
}
