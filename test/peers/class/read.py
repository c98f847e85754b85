"""Reads what was exported for a class: python read.py FOLDER SCHEMAS, FOLDER holding class.moodle.xml, class.qti.zip and
class.gift.txt. Prints a JSON object: for each reader what it found, or the error with which it stopped.
"""

import contextlib
import io
import json
import subprocess
import sys
import zipfile
from pathlib import Path

folder, schemas = Path(sys.argv[1]), Path(sys.argv[2])


def official_schema():
    """Faults of the items and the test of a package by the official XML schema of QTI 2.1."""
    from lxml import etree

    schema = etree.XMLSchema(etree.parse(str(schemas / "imsqti_v2p1p2.xsd")))
    faults, valid = [], 0
    with zipfile.ZipFile(folder / "class.qti.zip") as package:
        for name in package.namelist():
            if not name.endswith(".xml") or name == "imsmanifest.xml":
                continue
            if schema.validate(etree.fromstring(package.read(name))):
                valid += 1
            else:
                faults.append(f"{name}: {schema.error_log[0].message}")
    return {"valid": valid, "faults": faults}


def converted_to_qti_3():
    """The package with its items upgraded to QTI 3, and back: the items that are still valid QTI 2.1, and all as QTI 3."""
    from lxml import etree
    from qti_convert import convert_qti3_to_qti21, upgrade_qti2_to_qti3

    schema = etree.XMLSchema(etree.parse(str(schemas / "imsqti_v2p1p2.xsd")))
    items, valid, faults, qti3 = 0, 0, [], {}
    with zipfile.ZipFile(folder / "class.qti.zip") as package:
        for name in package.namelist():
            if not name.startswith("items/") or not name.endswith(".xml"):
                continue
            items += 1
            upgraded = upgrade_qti2_to_qti3(package.read(name).decode())
            qti3[int("".join(filter(str.isdigit, Path(name).stem)))] = getattr(upgraded, "xml", upgraded)
            again = convert_qti3_to_qti21(upgraded).xml
            if schema.validate(etree.fromstring(again.encode())):
                valid += 1
            else:
                faults.append(f"{name}: {schema.error_log[0].message}")
    in_order = [qti3[number] for number in sorted(qti3)]
    return {"items": items, "valid": valid, "faults": faults, "qti3": in_order}


def moodle_choices():
    from moodle_xml_parser.parser import parse_file

    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        found = parse_file(str(folder / "class.moodle.xml"))
    return {"choices": len(found["multichoice"]), "errors": printed.getvalue()}


def gift_questions():
    from pygiftparser.parser import parseFile

    with open(folder / "class.gift.txt") as file:
        questions = parseFile(file)
    return {"questions": len(questions), "valid": sum(each.valid for each in questions)}


def in_process(reader):
    try:
        return reader()
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"[:300]}


readers = (official_schema, converted_to_qti_3, moodle_choices, gift_questions)
print(json.dumps({reader.__name__: in_process(reader) for reader in readers}))
