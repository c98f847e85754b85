"""Scores JSON lines with Spark: spark-submit examples/score_spark.py RECORDS VERDICTS

RECORDS is a file or folder of JSON lines, VERDICTS a new folder. Each partition goes through the filter, a record a
line in, a verdict a line out, in order. The environment variable PLANGROUND names the command.
"""

import os
import sys

COMMAND = os.environ.get("PLANGROUND", "npx planground") + " score --jsonl --workers 1"


def score(lines):
    """An RDD of records as text -> an RDD of verdicts as text, in the same order.

    What the filter ends with is not looked at: it also ends with 1 or 3 where a verdict says that a record cannot be
    used, or that it stayed undecided.
    """
    return lines.pipe(COMMAND, env=dict(os.environ))


def main(records, verdicts):
    from pyspark.sql import SparkSession

    spark = SparkSession.builder.appName("planground").getOrCreate()
    try:
        score(spark.sparkContext.textFile(records)).saveAsTextFile(verdicts)
    finally:
        spark.stop()


if __name__ == "__main__":
    main(*sys.argv[1:3])
