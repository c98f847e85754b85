// Loads all kinds statically, for programs that consist of one script.

import './change-kinds'
import './plan-kinds'
import './search-kinds'
