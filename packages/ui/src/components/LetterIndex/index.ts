export { LetterIndex, type LetterIndexProps } from './LetterIndex';
export { letterOf } from './letters';
