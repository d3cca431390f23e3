import { Badge } from '../components/Badge/Badge';
import { Button } from '../components/Button/Button';
import { ThemeStage } from '../components/ThemeStage/ThemeStage';
import { themeClass } from '../theme/themeClass';
import { SCHEMES, THEMES } from '../theme/themeNames';
import { Awning, Front, Street } from './ThemeStreet.styles';

/** Every theme in both schemes: its awning, its paper, its main action and the four meanings. */
export function ThemeStreet() {
  return (
    <Street>
      {THEMES.flatMap((theme) =>
        SCHEMES.map((scheme) => (
          <ThemeStage key={`${theme} ${scheme}`} theme={theme} scheme={scheme} density="comfortable" language="en">
            <Awning className={themeClass(theme, scheme)}>
              {theme}, {scheme}
            </Awning>
            <Front>
              <Button variant="primary">Add product</Button>
              <Button>Export</Button>
              <Badge tone="success" icon="checkCircle">
                Paid
              </Badge>
              <Badge tone="warning" icon="warning">
                Low
              </Badge>
              <Badge tone="critical" icon="error">
                Out of stock
              </Badge>
            </Front>
          </ThemeStage>
        )),
      )}
    </Street>
  );
}
