export { StockLevel, type StockLevelProps } from './StockLevel';
export { stockLevel, type StockLevelName } from './stockLevel';
