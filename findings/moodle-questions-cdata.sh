#!/usr/bin/env bash
# Importing moodle-questions changes how Python's own xml.etree writes text, in the whole program.
#
# Expected: importing a library for Moodle XML does not change what other code writes; ElementTree escapes <, > and & in
# every text, and reads back what it wrote.
# What happens: moodle-questions 0.2.1 replaces a function of xml.etree.ElementTree on import. From then on a text that begins
# with <![CDATA[ and ends with ]]> is written as it is, by any code. A text that shows a CDATA section, such as an exercise
# about XML, is lost on the way: what is read back is its content, without a warning.
# Affected: programs that write any XML, feeds or SVG in the process in which they make questions.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check moodle-questions==0.2.1
cat > "$tmp/expected" <<'TEXT'
before the import: <code>&lt;![CDATA[a &lt; b]]&gt;</code>, read back: <![CDATA[a < b]]>
after the import: <code><![CDATA[a < b]]></code>, read back: a < b
TEXT
cd "$tmp"
venv/bin/python - > output <<'PYTHON'
from xml.etree import ElementTree

element = ElementTree.Element("code")
element.text = "<![CDATA[a < b]]>"


def report(when):
    written = ElementTree.tostring(element, encoding="unicode")
    print(f"{when}: {written}, read back: {ElementTree.fromstring(written).text}")


report("before the import")
import moodle_questions  # noqa: E402, F401

report("after the import")
PYTHON
diff expected output
echo "unchanged: the import of moodle-questions 0.2.1 changes xml.etree"
