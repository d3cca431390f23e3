export { ThemeStage, type ThemeStageProps } from './ThemeStage';
