/** Component with an output of each type, for inputs that only accept connections. */
export const SOURCE_CODE = `from langflow.custom import Component
from langflow.io import Output
from langflow.schema import Data, DataFrame, Message


class TrySource(Component):
    display_name = "Try Source"
    outputs = [
        Output(name="message", display_name="Message", method="give_message"),
        Output(name="data", display_name="Data", method="give_data"),
        Output(name="table", display_name="Table", method="give_table"),
    ]

    def give_message(self) -> Message:
        return Message(text="你好")

    def give_data(self) -> Data:
        return Data(data={"text": "你好", "number": 1})

    def give_table(self) -> DataFrame:
        return DataFrame([{"text": "你好", "number": 1}])
`;

/** Output names by type. */
export const SOURCE_OUTPUTS: Record<string, string> = {Message: 'message', Data: 'data', DataFrame: 'table'};
