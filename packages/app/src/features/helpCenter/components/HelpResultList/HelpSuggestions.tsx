import { Button } from '@stockroom/ui';
import { Suggestions } from './HelpResultList.styles';

/** Suggestions of other search terms. Renders nothing without any. */
export function HelpSuggestions({ label, words, onChoose }: HelpSuggestionsProps) {
  if (words.length === 0) return null;
  return (
    <Suggestions role="group" aria-label={label}>
      <span aria-hidden>{label}</span>
      {words.map((word) => (
        <Button key={word} size="sm" onPress={() => onChoose(word)}>
          {word}
        </Button>
      ))}
    </Suggestions>
  );
}

export interface HelpSuggestionsProps {
  /** Accessible name of the group: "Did you mean". */
  label: string;
  words: readonly string[];
  onChoose: (word: string) => void;
}
