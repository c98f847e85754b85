// For programs that are one script: kinds that are part of it are loaded without a further file.

import './plan-kinds'
import './search-kinds'
