"""Runs the task of `planground.inspect` on a file with prepared responses of a mock model; prints the scorer's verdicts."""

import json
import sys

from inspect_ai import eval
from inspect_ai.model import ModelOutput, ModelUsage, get_model

from planground.inspect import planning

file, responses, folder = sys.argv[1:4]
prepared = json.load(open(responses))


def respond(messages, tools, tool_choice, config):
    # By the prompt, since samples run in any order.
    output = ModelOutput.from_content("mockllm/model", prepared[messages[-1].text])
    # Without it, Inspect counts tokens by a table that it downloads.
    output.usage = ModelUsage()
    return output


(log,) = eval(
    planning(file),
    model=get_model("mockllm/model", custom_outputs=respond),
    log_dir=folder,
    display="plain",
    max_samples=4,
)
scores = [
    {"id": each.id, "value": score.value, "explanation": score.explanation, "metadata": score.metadata}
    for each in log.samples or []
    for score in (each.scores or {}).values()
]
print(json.dumps({"status": log.status, "location": log.location, "scores": scores}))
