export { RadarChart } from './RadarChart';
